declare module 'virtual:chatdeck-api' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- A module that is declared imports nothing by path.
  const api: import('../../../scripts/api/pages').ApiPages;
  export default api;
}

declare module 'virtual:chatdeck-tokens' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- As above.
  const tokens: import('../../../scripts/tokens/read').TokenGroup;
  export default tokens;
}
