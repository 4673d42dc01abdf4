import { expect, test } from "vitest";
import { socketAddress } from "../src/lib/table/connection";

test("a proxy sees enough of a table to keep its people together, and not enough to join it", () => {
  const id = "SY8SAfAyOt8FojdU";
  const secure = socketAddress({ protocol: "https:", host: "cards.example.org" }, id);
  expect(secure).toBe("wss://cards.example.org/ws?at=dU");
  expect(socketAddress({ protocol: "http:", host: "localhost:8765" }, id)).toBe(
    "ws://localhost:8765/ws?at=dU",
  );
});
