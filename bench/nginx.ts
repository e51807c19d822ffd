/** nginx as the yardstick: one worker, the same bytes, the same headers, nothing logged. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Headers that nginx writes by itself. */
const ownHeaders = new Set([
  "content-length",
  "content-encoding",
  "content-type",
  "etag",
  "vary",
  "date",
  "connection",
  "keep-alive",
]);

export interface Yardstick {
  readonly home: string;
  readonly port: number;
  /** A file below the root, without its .gz. */
  readonly file: string;
  readonly root: string;
  readonly headers: Headers;
}

const configuration = ({ home, port, file, root, headers }: Yardstick): string => `
worker_processes 1;
daemon off;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  gzip_static on;
  gzip_vary on;
  types { text/html html; text/plain txt; }
  charset utf-8;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location = / {
      try_files /${file} =404;
${[...headers]
  .filter(([name]) => !ownHeaders.has(name))
  .map(([name, value]) => `      add_header ${name} "${value}";`)
  .join("\n")}
    }
  }
}
`;

export const startNginx = (yardstick: Yardstick): ChildProcess => {
  mkdirSync(yardstick.home, { recursive: true });
  const file = join(yardstick.home, "nginx.conf");
  writeFileSync(file, configuration(yardstick));
  return spawn("nginx", ["-c", file, "-p", yardstick.home], { stdio: "inherit" });
};
