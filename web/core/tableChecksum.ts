/** The checksum of a whole table, under Node; `Table.checksum` of Python computes the same. */
import { crc32 } from 'node:zlib';
import { SETS, type ExactTable } from './exactTable.js';

function hex(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}

export function checksumOf(table: ExactTable): string {
  const lives = Array.from({ length: table.lives }, (_, i) => i + 1);
  const sums = lives.flatMap(life => SETS.map(set => hex(crc32(table.block(set, life)))));
  return hex(crc32(sums.join('')));
}
