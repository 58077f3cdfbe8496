/** A module of the bundler, which may contain several joined modules. */
export interface BundledModule {
  nameForCondition(): string | undefined;
  modules?: this[];
}

/** The modules that a module consists of: itself, or those that are joined in it. */
export function partsOf<Module extends BundledModule>(module: Module): Module[] {
  return module.modules?.flatMap(part => partsOf<Module>(part)) ?? [module];
}
