interface Node {
  type: string;
  name?: string;
  value?: string;
  children?: Node[];
  attributes?: { name: string; value: { value: string } }[];
}

/** Writes the weights in the place of `<Loaf grams={…} />`, and leaves out the imports. */
export function remarkLoaf() {
  return (tree: Node) => {
    tree.children = tree.children?.flatMap(node => {
      if (node.type === 'mdxjsEsm') return [];
      if (node.name !== 'Loaf') return [node];
      const grams = Number(node.attributes?.find(({ name }) => name === 'grams')?.value.value);
      const value = `${grams} g of flour, ${grams * 0.7} g of water`;
      return [{ type: 'paragraph', children: [{ type: 'text', value }] }];
    });
  };
}
