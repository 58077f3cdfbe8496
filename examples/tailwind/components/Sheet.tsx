export function Sheet({ size }: { size: string }) {
  return (
    <div className="my-4 inline-grid aspect-3/4 w-24 place-items-center border-2 border-brand bg-amber-50 text-slate-900 dark:bg-slate-800 dark:text-white">
      {size}
    </div>
  );
}
