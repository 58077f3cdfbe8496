/** What examples may import, by name; written by `frame/buildFrame.ts`. */
declare module 'virtual-playground-modules' {
  const modules: Record<string, object | undefined>;
  export default modules;
}
