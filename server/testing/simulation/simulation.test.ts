import { playSeeds } from './play-seeds';

playSeeds({ share: 0, of: 2 });
