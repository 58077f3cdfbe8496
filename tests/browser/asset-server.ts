import { createSiteServer } from '../../scripts/serve-files';
import { ASSET_PORT } from '../variants';

/** The host that some builds load their assets from: all of them, each in a folder of its name. */
createSiteServer({ dir: '.test-builds', basePath: '/' }).listen(ASSET_PORT);
