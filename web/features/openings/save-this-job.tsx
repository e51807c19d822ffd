import { withQueries } from "../../lib/query/query-provider.tsx";
import { SaveJobButton } from "./save-job-button.tsx";

/** The save button with its own query client, for a page that fetches nothing else. */
export default withQueries(SaveJobButton);
