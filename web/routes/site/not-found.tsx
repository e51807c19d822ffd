import { data } from "react-router";

/** The layout's error boundary shows the words; the status is what robots read. */
export const loader = () => {
  throw data(null, { status: 404 });
};

const NotFoundPage = () => null;

export default NotFoundPage;
