/** Modules that examples may import, by name; `frame/buildFrame.ts` writes them. */
declare module 'virtual-playground-modules' {
  const modules: Record<string, object | undefined>;
  export default modules;
}
