import { brokenContracts } from '../../contracts/broken';
import { installedPackages } from '../../contracts/packages';

/** Prints the contracts that the packages of the current folder don't keep, as JSON. */
console.log(JSON.stringify(await brokenContracts(installedPackages())));
process.exit();
