/** The releases that can be compared, newest first; the build fills this in. */
const versions: string[] = [];
export default versions;
