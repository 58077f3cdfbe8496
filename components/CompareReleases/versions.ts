/** The releases that can be compared, newest first; filled in at build time. */
const versions: string[] = [];
export default versions;
