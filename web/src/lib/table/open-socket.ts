// The transport of a table's messages: the server's WebSocket, or the worker of this device.
import { isHere } from "../engine/here";
import { LocalSocket } from "../engine/socket";
import { type SocketLike, socketAddress } from "./connection";

export const openSocket = (table: string): SocketLike =>
  isHere(table) ? new LocalSocket() : (new WebSocket(socketAddress(location, table)) as SocketLike);
