import { OpenByCode } from "../../features/applications/open-by-code.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";

export const meta = () => unlistedMeta("Check your application", "Enter your code to open your application.");

const ApplicationCodePage = () => <OpenByCode />;

export default ApplicationCodePage;
