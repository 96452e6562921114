/** What the specification says of navigation. */
export const section = {
  'Navigation is hash-based: the location is the part after the hash mark.': [
    'reads %s',
    'is read back as the same route',
  ],
  'An empty location is the root.': ['reads %s'],
  'The query string is dropped before route matching.': ['reads %s'],
  'A named query parameter can be read from the hash.': ['reads %s'],
  'Named parameters are read from location.search as well.': [
    'reads parameters of the page as well as those of the hash',
  ],
  'An unmatched path shows a 404 page.': [
    'knows that %s leads nowhere',
    'says that there is nothing at an address, and leads home',
  ],
  'The 404 page has a “Return Home” button.': ['NotFound leads home', 'stories/flows/shell: UnknownWidget'],
  'The server serves the app at / and /app/.': [
    'is at %s, revalidated each time',
    'keeps /app/ on the way to the error page and back',
  ],
};
