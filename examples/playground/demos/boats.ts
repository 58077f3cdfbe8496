export interface Boat {
  name: string;
  sails: number;
}

export const boats: Boat[] = [
  { name: 'Swan', sails: 1 },
  { name: 'Heron', sails: 2 },
];
