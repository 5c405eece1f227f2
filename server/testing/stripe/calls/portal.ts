import { invalid } from '../errors';
import { type Form, formOf, listOf, textOf, textsOf } from '../form';
import type { PortalConfiguration, PortalSession } from '../objects';
import type { World } from '../world';
import { type Call, PAGE, page } from './call';

/** The calls about the portal, where people change their plan themselves. */
export const PORTAL_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: /^\/v1\/billing_portal\/configurations$/,
    takes: [...PAGE, 'active', 'is_default'],
    run: (world, form) =>
      page('/v1/billing_portal/configurations', form, world.configurations, () => true),
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/configurations$/,
    takes: ['features!', 'metadata', 'business_profile', 'default_return_url'],
    run: (world, form) => {
      const id = world.id('bpc');
      const configuration: PortalConfiguration = {
        id,
        object: 'billing_portal.configuration',
        active: true,
        created: world.now(),
        features: formOf(form.features),
        metadata: textsOf(form.metadata),
      };
      world.configurations.set(id, configuration);
      return configuration;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    takes: ['customer!', 'return_url', 'configuration', 'flow_data', 'locale'],
    run: (world, form) => {
      const id = world.id('bps');
      const configuration = world.get(
        world.configurations,
        'billing_portal configuration',
        textOf(form.configuration),
        'configuration',
      );
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        livemode: false,
        customer: world.customer(textOf(form.customer)).id,
        configuration: configuration.id,
        url: `${world.origin}/p/session/${id}`,
        return_url: textOf(form.return_url),
        flow: flowOf(world, formOf(form.flow_data), formOf(configuration.features)),
      };
      world.portals.set(id, session);
      return session;
    },
  },
];

/** A flow opens one page of the portal, if the set-up of the portal has that page at all. */
function flowOf(world: World, flow: Form, features: Form) {
  if (flow.type === undefined) return null;
  if (flow.type !== 'subscription_update_confirm') throw invalid('This flow is not simulated.');
  if (formOf(features.subscription_update).enabled !== 'true') {
    throw invalid('The subscription update feature in the portal configuration is disabled.');
  }
  const confirm = formOf(flow.subscription_update_confirm);
  const id = textOf(confirm.subscription);
  const subscription = world.get(
    world.subscriptions,
    'subscription',
    id,
    'flow_data[subscription_update_confirm][subscription]',
  );
  if (subscription.schedule !== null || subscription.cancel_at !== null) {
    throw invalid('This subscription cannot be updated because it is scheduled to change.');
  }
  const [item] = listOf(confirm.items);
  const price = world.get(
    world.prices,
    'price',
    textOf(formOf(item).price),
    'flow_data[subscription_update_confirm][items][0][price]',
  );
  const redirect = formOf(formOf(flow.after_completion).redirect);
  return { subscription: subscription.id, price: price.id, redirect: textOf(redirect.return_url) };
}
