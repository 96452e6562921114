/** The package's stylesheet as text, which the build supplies. */
declare module 'virtual:chatdeck-styles' {
  const text: string;
  export default text;
}
