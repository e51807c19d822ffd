import { Link } from "react-router";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { isImportInProgress, listImports } from "#domain/imports/imports.ts";
import { ImportList } from "../../features/imports/import-list.tsx";
import { FileDrop } from "../../features/resumes/file-drop.tsx";
import { NewImport } from "../../features/imports/new-import.tsx";
import { usePolling } from "../../lib/query/use-polling.ts";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { useViewer, viewerOf } from "../../lib/auth/viewer.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/import.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true || !viewerOf(me).may("candidate.import")) return null;
  const { read, prefetched } = startPrefetch(args);
  await read(listImports, {});
  return { prefetched };
};

export const meta = () => unlistedMeta("Import candidates", "Import candidates from a ZIP of resumes or a CSV file.");

const DemoNotice = () => (
  <EmptyState
    title="You can't import candidates"
    text="Only editors and admins can import. Ask an admin to change your permission level."
  />
);

const NoAccess = () => (
  <EmptyState
    title="Sign in to import candidates"
    text="Editors and admins of a workspace can import candidates. The demo can't be changed."
  >
    <Link to={withReturnPath("/sign-in", "/platform/candidates/import")} className={buttonClass("primary")}>
      Sign in
    </Link>
    <Link to="/platform/signup" className={buttonClass("secondary")}>
      Create your own
    </Link>
  </EmptyState>
);

const Imports = () => {
  const { imports } = useEndpoint(listImports, {});
  usePolling(
    imports.some(({ status }) => isImportInProgress(status)),
    [listImports],
    2000,
  );
  return (
    <>
      <NewImport drop={FileDrop} />
      <h2 className="mt-10 mb-3.5 text-[21px]">Imports</h2>
      <ImportList imports={imports} />
    </>
  );
};

const ImportPage = () => {
  const { hasWorkspace, may } = useViewer();
  return (
    <Page title="Import candidates" crumbs={[{ to: "/platform/candidates", label: "Candidates" }]}>
      {may("candidate.import") ? <Imports /> : hasWorkspace ? <DemoNotice /> : <NoAccess />}
    </Page>
  );
};

export default ImportPage;
