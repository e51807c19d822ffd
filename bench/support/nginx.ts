/** nginx as the baseline: one worker, the same bytes, the same headers, no logging. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Headers that nginx sends by itself. */
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

export interface NginxBaseline {
  readonly folder: string;
  readonly port: number;
  /** A file below the root, without its .gz. */
  readonly file: string;
  readonly root: string;
  readonly headers: Headers;
}

const configuration = ({ folder, port, file, root, headers }: NginxBaseline): string => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
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
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
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

export const startNginx = (baseline: NginxBaseline): ChildProcess => {
  mkdirSync(baseline.folder, { recursive: true });
  const file = join(baseline.folder, "nginx.conf");
  writeFileSync(file, configuration(baseline));
  return spawn("nginx", ["-c", file, "-p", baseline.folder], { stdio: "inherit" });
};
