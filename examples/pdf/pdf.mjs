import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';

const [start, name, title] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
const page = await browser.newPage();

// The pages of the sidebar, in its order
await page.goto(start);
const links = page.locator('.rp-doc-layout__sidebar a');
const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
const urls = new Set(hrefs.map(href => new URL(href, start).href));

const chapters = [];
for (const url of urls) {
  if (new URL(url).origin !== new URL(start).origin) continue;
  await page.goto(url, { waitUntil: 'networkidle' });
  const text = page.locator('.rspress-doc');
  // Pages without the layout of docs, such as those of the type `custom`, have no such element
  if (await text.count()) chapters.push({ url, html: await text.innerHTML() });
}

// One page with the text of them all
await page.goto(start, { waitUntil: 'networkidle' });
await page.evaluate(({ chapters, title }) => {
  const paths = chapters.map(({ url }) => new URL(url).pathname);
  const nodes = chapters.flatMap(({ url, html }, index) => {
    const text = document.createElement('div');
    text.innerHTML = html;
    for (const control of text.querySelectorAll('.rp-header-anchor, .rp-llms-container, button')) control.remove();
    for (const element of text.querySelectorAll('[id]')) element.id = `${paths[index]}#${element.id}`;
    for (const image of text.querySelectorAll('img')) image.src = new URL(image.getAttribute('src') ?? '', url).href;
    for (const link of text.querySelectorAll('a')) {
      const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', url);
      if (origin === location.origin && paths.includes(pathname)) link.href = `#${pathname}${hash}`;
    }
    const top = document.createElement('div');
    top.id = paths[index];
    top.style.breakBefore = index === 0 ? 'auto' : 'page';
    return [top, ...text.childNodes];
  });
  document.title = title;
  document.querySelector('.rspress-doc')?.replaceChildren(...nodes);
}, { chapters, title });

await writeFile(`${name}.html`, await page.locator('.rspress-doc').innerHTML());
await page.pdf({
  path: `${name}.pdf`,
  format: 'A4',
  printBackground: true,
  tagged: true,
  outline: true,
});
await browser.close();
console.log(`${name}.pdf has ${chapters.length} pages of the site.`);
