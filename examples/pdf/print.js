const root = document.documentElement;
let wasDark = false;

addEventListener('beforeprint', () => {
  wasDark = root.classList.contains('rp-dark');
  root.classList.remove('dark', 'rp-dark');
  for (const details of document.querySelectorAll('details')) details.open = true;
});

addEventListener('afterprint', () => {
  if (wasDark) root.classList.add('dark', 'rp-dark');
});
