/** A file tree that a page shows. */
export interface FileTree {
  /** Paths of files, where `*` stands for a hash. */
  files: string[];
  /** Folders that contain more than the tree shows: those without entries, and those with `…`. */
  open: string[];
}

/** Reads a tree drawn with `├─` and `└─` below the name of the folder. */
export function readFileTree(drawing: string): FileTree {
  const entries = drawing
    .trim()
    .split('\n')
    .slice(1)
    .map(line => {
      const [, indent = '', name = ''] = /^((?:[│ ] {2})*)[├└]─+ (.+)$/.exec(line) ?? [];
      if (!name) throw new Error(`This is no line of a file tree: ${line}`);
      return { depth: indent.length / 3, name: name.trim() };
    });
  const tree: FileTree = { files: [], open: [] };
  const folders: string[] = [];
  entries.forEach(({ depth, name }, index) => {
    folders.length = depth;
    const parent = folders.join('');
    if (name === '…') tree.open.push(parent);
    else if (!name.endsWith('/')) tree.files.push(parent + name.replace('[hash]', '*'));
    else {
      folders.push(name);
      if ((entries[index + 1]?.depth ?? 0) <= depth) tree.open.push(parent + name);
    }
  });
  return tree;
}
