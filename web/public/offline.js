// The page that was asked for, as soon as the table can be reached again: the network may be back, or the
// computer that keeps the tables awake.
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
