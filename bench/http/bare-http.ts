/** Node's bare HTTP server with one response ready in memory: the upper bound for our server's throughput. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file, headersJson] = process.argv.slice(2);
const body = readFileSync(file ?? "");
const responseHeaders = JSON.parse(headersJson ?? "[]") as string[];

createServer({ keepAliveTimeout: 60_000 }, (_request, response) => {
  response.writeHead(200, responseHeaders);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
