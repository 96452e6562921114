/** Where the server has the pages for frames of other sites. They have no session of their own. */
export const isFramed = location.pathname === '/embed';
