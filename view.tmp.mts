import { chromium } from '@playwright/test';
import { ensureBrowser } from './scripts/find-browser';
const b = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox','--allow-file-access-from-files'] });
const p = await b.newPage({ viewport: { width: 1340, height: 1700 } });
import { writeFileSync } from 'node:fs';
writeFileSync('/tmp/v.html', process.argv.slice(2).map(f=>`<img src="file://${process.cwd()}/public/pictures/${f}.webp" style="display:block;border:1px solid red">`).join(''));
await p.goto('file:///tmp/v.html'); await p.screenshot({path:'/tmp/v.png'}); await b.close();
