declare module 'virtual:built-sheet' {
  const sheet: string;
  export default sheet;
}

declare module '*.css?inline' {
  const sheet: string;
  export default sheet;
}
