/** `npm run lint:unused` fails on files, exports and packages that nothing uses. Imports, npm scripts and routes are found by knip itself. */
import type { KnipConfig } from "knip";

export default {
  entry: [
    // .ci/run, the systemd unit and the screenshots start these by path.
    "script/{checks/count-tests,operate/until-ready}.ts",
    // Benches start these by path as separate processes.
    "bench/http/{bare-http,escalation-worker}.ts",
    // Customers copy these; a test runs them.
    "examples/{list-and-move,receive-webhooks}.ts",
  ],
  ignoreBinaries: [
    // Poppler reads exported PDFs in a bench.
    "pdftotext",
    // Make the resumes that the reader is measured with.
    "pdflatex",
    "soffice",
    // Proxies and mounts of the fault injection and the benches.
    "haproxy",
    "nginx",
    "mount",
    "umount",
    // Measures the Docker image's folder.
    "du",
    // Verifies the systemd units.
    "systemd-analyze",
    // Finds the PostgreSQL that tests start.
    "pg_config",
  ],
} satisfies KnipConfig;
