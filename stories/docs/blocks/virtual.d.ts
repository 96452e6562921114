declare module 'virtual:chatdeck-api' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- A module that is declared imports nothing by path.
  const api: import('../../../scripts/api/pages').ApiPages;
  export default api;
}

declare module 'virtual:chatdeck-tokens' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- As above.
  const tokens: import('../../../scripts/tokens/read').TokenGroup;
  export default tokens;
}
