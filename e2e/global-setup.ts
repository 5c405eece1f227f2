import { openProduct } from './support/product';

/** One server for the whole run; each journey brings its own account. */
export default openProduct;
