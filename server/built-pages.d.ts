/** React Router's build of the pages, which is made after the types are checked. */
declare module '#build/server/index.js' {
  const build: import('react-router').ServerBuild
  export = build
}
