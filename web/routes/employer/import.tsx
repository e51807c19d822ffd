import { Link } from "react-router";
import { withNext } from "#domain/accounts/return-path.ts";
import { type ImportSummary, isImportInProgress, listImports } from "#domain/imports/imports.ts";
import { ImportList } from "../../features/imports/import-list.tsx";
import { FileDrop } from "../../features/resumes/file-drop.tsx";
import { NewImport } from "../../features/imports/new-import.tsx";
import { usePolling } from "../../lib/use-polling.ts";
import { meContext } from "../../lib/me-context.ts";
import { unlistedMeta } from "../../lib/meta.ts";
import { callFrom } from "../../lib/request-context.ts";
import { useViewer, viewerOf } from "../../lib/viewer.ts";
import { BackLink } from "../../sections/workspace/back-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Wrap } from "../../ui/wrap.tsx";
import type { Route } from "./+types/import.ts";

export const loader = async (args: Route.LoaderArgs): Promise<readonly ImportSummary[] | null> => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true || !viewerOf(me).may("candidate.import")) return null;
  return (await callFrom(args)(listImports, {})).imports;
};

export const meta = () => unlistedMeta("Import people", "Bring people in from a ZIP of résumés or a table.");

const DemoNotice = () => (
  <EmptyState
    title="You may look at people here, not bring them in"
    text="Editors and admins import. An admin of the workspace can change what you may do."
  />
);

const NoAccess = () => (
  <EmptyState
    title="Importing needs a workspace"
    text="Editors and admins of a workspace bring people in. The demo cannot be changed."
  >
    <Link to={withNext("/sign-in", "/platform/candidates/import")} className={buttonClass("primary")}>
      Sign in
    </Link>
    <Link to="/platform/signup" className={buttonClass("secondary")}>
      Create your own
    </Link>
  </EmptyState>
);

const ImportPage = ({ loaderData: imports }: Route.ComponentProps) => {
  const { hasWorkspace } = useViewer();
  usePolling(imports?.some(({ status }) => isImportInProgress(status)) ?? false, 2000);
  return (
    <Wrap className="pt-6 pb-16 md:pt-7 md:pb-24">
      <BackLink to="/platform/candidates">Candidates</BackLink>
      <h1 className="mt-3 mb-6 text-[26px] md:text-[34px]">Import people</h1>
      {imports === null ? (
        hasWorkspace ? (
          <DemoNotice />
        ) : (
          <NoAccess />
        )
      ) : (
        <>
          <NewImport drop={FileDrop} />
          <h2 className="mt-10 mb-3.5 text-[21px]">Imports</h2>
          <ImportList imports={imports} />
        </>
      )}
    </Wrap>
  );
};

export default ImportPage;
