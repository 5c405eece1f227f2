import { playSeeds } from './play-seeds';

// Another process, so that two cores play at the same time.
playSeeds({ share: 1, of: 2 });
