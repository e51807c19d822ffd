import { data } from "react-router";
export const loader = () => {
  throw data(null, { status: 404 });
};
const A = () => null;
export default A;
