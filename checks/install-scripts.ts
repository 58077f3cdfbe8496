/**
 * The packages that have an install script, and why it may run or not. `allowScripts` in `package.json` tells npm the
 * same. Deny the script if the site works without it.
 */
export const INSTALL_SCRIPTS: Record<string, string> = {
  esbuild:
    'Denied. The script makes the command `esbuild` start faster, and downloads the binary if the package for the platform is missing. This site only calls the API, which starts the binary in that package.',
};
