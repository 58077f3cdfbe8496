/** Explanations of the columns in the results. */
export const NOTES = {
  fetched: {
    ours: 'the smaller file when a reader types the first letter, the other one after it',
    default: 'the whole index on every first page of a visit, with or without a search',
  },
  times: 'of the processor, without the network and without drawing; the default panel waits 150 ms besides',
  'first ms': 'from the fetched file to the first answer; ours answers from headings and names at first',
  'complete ms': 'until everything is searched',
  'later ms': 'median of queries that are typed letter by letter',
  'heap MB': 'what stays after loading',
  sizes:
    'the first of each language is this site; larger ones recombine its sections, their KB are estimates',
};
