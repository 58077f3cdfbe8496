/**
 * What other programs do to a page before the reader touches it: translators, and extensions that block, check, fill
 * in, or annotate. Each function runs in the page, so it uses nothing from outside. What it adds is marked with
 * `data-foreign`.
 */
export const CHANGES = {
  translate: () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(document.createElement('font'));
      font.firstElementChild?.append(`¿${text.nodeValue}?`);
    }
    Object.assign(document.documentElement, {
      lang: 'fr',
      className: `${document.documentElement.className} translated-ltr`,
    });
  },
  'append to paragraphs': () => {
    for (const paragraph of document.querySelectorAll('p, li, h1, h2')) {
      const button = document.createElement('button');
      button.dataset.foreign = '';
      button.textContent = '🔊';
      paragraph.append(button);
    }
  },
  'wrap words': () => {
    for (const element of document.querySelectorAll('p, summary, [role=tab], h1')) {
      const [text] = element.childNodes;
      if (text?.nodeType !== Node.TEXT_NODE || !text.nodeValue) continue;
      const span = document.createElement('span');
      span.append(text.nodeValue.slice(0, 3));
      element.insertBefore(span, text);
      text.nodeValue = text.nodeValue.slice(3);
    }
  },
  'remove the announcement': () => {
    document.querySelector('[data-announcement]')?.remove();
  },
  'add classes': () => {
    for (const element of document.body.querySelectorAll('*')) element.classList.add('seen-by-extension');
  },
  'add styles': () => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      element.style.setProperty('--inverted', '1');
  },
  'add attributes': () => {
    for (const element of document.body.querySelectorAll('a, button, input, html, body'))
      element.setAttribute('data-checked-by', 'extension');
  },
  'insert at the start of the body': () => {
    const bar = document.createElement('div');
    bar.dataset.foreign = '';
    bar.innerHTML = '<button>Save to list</button>';
    document.body.prepend(bar);
  },
  'append to the document': () => {
    const panel = document.createElement('extension-panel');
    panel.dataset.foreign = '';
    document.documentElement.append(panel);
  },
  'insert before buttons': () => {
    for (const button of document.querySelectorAll('header button, main button')) {
      const icon = document.createElement('button');
      icon.dataset.foreign = '';
      button.before(icon);
    }
  },
  'fill in fields': () => {
    for (const field of document.querySelectorAll('input')) {
      const icon = document.createElement('span');
      icon.dataset.foreign = '';
      field.after(icon);
      field.setAttribute('data-manager', 'ignored');
    }
  },
  'remove pictures': () => {
    for (const picture of document.querySelectorAll('img, header svg')) picture.remove();
  },
  'wrap links': () => {
    for (const link of document.querySelectorAll('main p a, main li a')) {
      const mark = document.createElement('span');
      link.replaceWith(mark);
      mark.append(link);
    }
  },
  'rename controls': () => {
    for (const element of document.querySelectorAll('[aria-label]')) element.setAttribute('aria-label', '…');
  },
  'remove comments': () => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    while (comments.nextNode()) found.push(comments.currentNode as Comment);
    for (const comment of found) comment.remove();
  },
  'remove the footer': () => {
    document.querySelector('footer')?.remove();
  },
} satisfies Record<string, () => void>;

export type Change = keyof typeof CHANGES;
