// Reload the requested page as soon as the server can be reached again: the network is back, or the computer
// that runs the server is awake.
(function () {
  var again = function () {
    location.reload();
  };
  var ask = function () {
    fetch("/health/ready", { cache: "no-store" }).then(
      function (answer) {
        if (answer.ok) again();
      },
      function () {},
    );
  };
  addEventListener("online", again);
  setInterval(ask, 3000);
})();
