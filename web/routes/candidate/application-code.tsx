import { OpenByCode } from "../../features/applications/open-by-code.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";

export const meta = () => unlistedMeta("Check your application", "Open your application with the code you got.");

const ApplicationCodePage = () => <OpenByCode />;

export default ApplicationCodePage;
