import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { ask } from './ask';

type Wish = Stripe.BillingPortal.ConfigurationCreateParams;

/** Finds pages of the portal that we set up, or sets them up. */
export type PortalPages = {
  /** Cards, addresses, invoices, and ending a plan with its period. */
  manage(): Promise<string>;
  /** One page that confirms another price, charged at once in proportion. */
  upgrade(priceIds: readonly string[]): Promise<string>;
};

/**
 * The portal's options are ours, not those chosen in the provider's dashboard: plans change by our rules alone. Each
 * configuration is created once and found again by its contents, because the provider deletes none.
 */
export function openPortalPages(stripe: Stripe): PortalPages {
  const known = new Map<string, Promise<string>>();
  const findOrMake = (wish: Wish): Promise<string> => {
    const mark = createHash('sha256').update(JSON.stringify(wish)).digest('hex').slice(0, 24);
    const found = known.get(mark);
    if (found) return found;
    const made = lookUp(stripe, wish, mark);
    known.set(mark, made);
    // What failed once is looked for again.
    made.catch(() => known.delete(mark));
    return made;
  };
  return {
    manage: () => findOrMake({ features: { ...ALWAYS, subscription_update: { enabled: false } } }),
    upgrade: async (priceIds) => findOrMake(upgradeWish(await productsOf(stripe, priceIds))),
  };
}

const ALWAYS = {
  // Invoices are mailed to the address used at sign-up; often somebody else does the accounting.
  customer_update: { enabled: true, allowed_updates: ['address', 'email', 'tax_id', 'name'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
} satisfies Wish['features'];

type Products = { product: string; prices: string[] }[];

function upgradeWish(products: Products): Wish {
  return {
    features: {
      ...ALWAYS,
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products,
        proration_behavior: 'always_invoice',
      },
    },
  };
}

async function productsOf(stripe: Stripe, priceIds: readonly string[]): Promise<Products> {
  const prices = await Promise.all(priceIds.map((id) => ask(() => stripe.prices.retrieve(id))));
  const ofProduct = new Map<string, string[]>();
  for (const { id, product } of prices) {
    const name = typeof product === 'string' ? product : product.id;
    ofProduct.set(name, [...(ofProduct.get(name) ?? []), id]);
  }
  return [...ofProduct].map(([product, ids]) => ({ product, prices: ids }));
}

async function lookUp(stripe: Stripe, wish: Wish, mark: string): Promise<string> {
  const listed = await ask(() =>
    stripe.billingPortal.configurations
      .list({ active: true, limit: 100 })
      .autoPagingToArray({ limit: 1_000 }),
  );
  const found = listed.find(({ metadata }) => metadata?.candor === mark);
  if (found) return found.id;
  const { id } = await ask(() =>
    stripe.billingPortal.configurations.create({ ...wish, metadata: { candor: mark } }),
  );
  return id;
}
