/** Node's own HTTP server and nothing else: one answer, ready in memory. What it takes is what our server could at best take. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file, headers] = process.argv.slice(2);
const body = readFileSync(file ?? "");
const fields = JSON.parse(headers ?? "[]") as string[];

createServer({ keepAliveTimeout: 60_000 }, (_request, response) => {
  response.writeHead(200, fields);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
