import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../../index';
import { isKindOf } from '../kind-of';
import { knownConcept } from '../known-concept';
import { productsOfParts } from './parts-of-products';

test('each part and each product is the name of a concept, and whoever shows the part shows the product', () => {
  const links = [...productsOfParts()].flatMap(([part, products]) =>
    products.map((product) => [part, product] as const),
  );
  expect(links.length).toBeGreaterThan(200);
  expect(links.flat().filter((name) => knownConcept(name)?.name !== name)).toEqual([]);
  expect(links.filter(([part, product]) => !isKindOf(part, product))).toEqual([]);
});

describe('a resume that names a part shows the product', () => {
  test.each([
    ['Terraform', 'Wrote Terraform modules for three teams'],
    ['Docker', 'Built and scanned Docker images'],
    ['Docker', 'Ran all services in Docker containers'],
    ['Kubernetes', 'Operated four Kubernetes clusters'],
    ['SQL', 'Responsible for SQL tuning of the warehouse'],
    ['CSS', 'Wrote the HTML/CSS of the shop'],
    ['Redis', 'Introduced Redis caching'],
    ['Salesforce', 'Configured Salesforce CPQ for the sales team of a mill'],
  ])('%s: %s', (tool, line) => {
    const job = compileJob(`Engineer\nRequirements\n- ${tool}\n- Zigbee`);
    const text = `Engineer, Hollow Mill, 2019 - 2023\n- ${line}`;
    const { requirements } = match(job, { text }, { year: 2026, month: 1 });
    const asked = requirements.find(({ source, text }) => source !== null && text.includes(tool));
    expect(asked?.verdict).toBe('met');
  });
});
