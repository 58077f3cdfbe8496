import { brokenContracts } from '../../contracts/broken';
import { installedPackages } from '../../contracts/packages';

/** Prints the contracts that the packages in the current folder no longer fulfill, as JSON. */
console.log(JSON.stringify(await brokenContracts(installedPackages())));
process.exit();
