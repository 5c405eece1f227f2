import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Triple = readonly [number, number, number];

/** Simulation of complete colour blindness in linear RGB: Machado, Oliveira and Fernandes 2009, severity 1. */
const BLINDNESS: Record<string, readonly [Triple, Triple, Triple]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function fillOf(tier: string, theme: 0 | 1): Triple {
  const hex = css.match(new RegExp(`--${tier}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`))?.[
    theme + 1
  ];
  if (!hex) throw new Error(`No token --${tier}`);
  const linear = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [linear(1), linear(3), linear(5)];
}

function times([a, b, c]: readonly [Triple, Triple, Triple], v: Triple): Triple {
  const row = (r: Triple) => r[0] * v[0] + r[1] * v[1] + r[2] * v[2];
  return [row(a), row(b), row(c)];
}

/** CIELAB under D65 from linear sRGB; values that the simulation pushes out of gamut are clipped. */
function labOf(rgb: Triple): Triple {
  const clipped: Triple = [clip(rgb[0]), clip(rgb[1]), clip(rgb[2])];
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    clipped,
  );
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const clip = (value: number) => Math.min(1, Math.max(0, value));
const rad = (degrees: number) => (degrees * Math.PI) / 180;
const hue = (b: number, a: number) =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** Colour difference CIEDE2000 (Sharma, Wu and Dalal 2005). */
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const c = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hue(b1, x1), hue(b2, x2)];
  const turn = h2 - h1;
  const dh = Math.abs(turn) <= 180 ? turn : turn - Math.sign(turn) * 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(dh / 2));
  const [l, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = Math.abs(turn) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt =
    -2 *
    Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) *
    Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  const [L, C, H] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(L ** 2 + C ** 2 + H ** 2 + rt * C * H);
}

test('the formula gives the published value of its first test pair', () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
});

const TIERS = ['excellent', 'good', 'fair', 'poor'] as const;
const pairs = TIERS.flatMap((one, index) =>
  TIERS.slice(index + 1).map((other) => [one, other] as const),
);

test.each(Object.keys(BLINDNESS))(
  'with %s sight the four tier colours remain distinguishable',
  (kind) => {
    const matrix = BLINDNESS[kind];
    if (!matrix) throw new Error(kind);
    const distances = pairs.flatMap(([one, other]) =>
      ([0, 1] as const).map((theme) =>
        difference(
          labOf(times(matrix, fillOf(one, theme))),
          labOf(times(matrix, fillOf(other, theme))),
        ),
      ),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(16);
  },
);
