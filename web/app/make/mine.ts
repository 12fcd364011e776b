/** The mazes of this device. */
import { MazeShelf } from './shelf.js';

export const mazeShelf = new MazeShelf(localStorage);
