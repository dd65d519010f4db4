import { data } from 'react-router';
import { NotFound } from './not-found.tsx';

// An unknown URL is a real 404, in the browser and on the server.
const refuse = () => {
  throw data(null, { status: 404 });
};
export const loader = refuse;
export const clientLoader = refuse;

export default NotFound;
