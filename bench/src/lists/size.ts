/** How many there are to be shown, from the page's address. */
export const size = Number(new URLSearchParams(window.location.search).get('size'));
