import { formatNumber } from '../../format/number.ts';
import { DAMAGED, ModelError, requireModel } from './modelError.ts';

/** Reads a value of the document into the form that is kept, or throws. */
type Read<Value> = (value: unknown) => Value;
type Kept<Reads> = {
  readonly [Name in keyof Reads]?: Reads[Name] extends Read<infer V> ? V : never;
};

/** Extensions that a model may require: they change how parts look, and need no decoder. */
const EXTENSIONS = ['KHR_materials_unlit', 'KHR_texture_transform', 'KHR_mesh_quantization'];

const MAX_NUMBER = 1_000_000;

const number: Read<number> = (value) => {
  requireModel(typeof value === 'number' && Math.abs(value) <= MAX_NUMBER, DAMAGED);
  return value;
};
const whole: Read<number> = (value) => {
  requireModel(Number.isSafeInteger(value) && (value as number) >= 0, DAMAGED);
  return value as number;
};
const flag: Read<boolean> = (value) => value === true;
const oneOf =
  <Option extends string | number>(...options: readonly Option[]): Read<Option> =>
  (value) => {
    requireModel(options.includes(value as Option), DAMAGED);
    return value as Option;
  };
const numbers =
  (least: number, most = least): Read<readonly number[]> =>
  (value) => {
    requireModel(Array.isArray(value) && value.length >= least && value.length <= most, DAMAGED);
    return value.map(number);
  };
const list =
  <Value>(read: Read<Value>, most: number, plural: string): Read<readonly Value[]> =>
  (value) => {
    requireModel(Array.isArray(value), DAMAGED);
    requireModel(
      value.length <= most,
      `This model has more than ${formatNumber(most)} ${plural}. Simplify it, then export it again.`,
    );
    return value.map(read);
  };
/** Keeps only the fields that are named here: names, authors, and notes of programs are dropped. */
const fields =
  <Reads extends Readonly<Record<string, Read<unknown>>>>(reads: Reads): Read<Kept<Reads>> =>
  (value) => {
    requireModel(typeof value === 'object' && value !== null && !Array.isArray(value), DAMAGED);
    const given = value as Readonly<Record<string, unknown>>;
    const kept = Object.entries(reads).flatMap(([name, read]): [string, unknown][] =>
      Object.hasOwn(given, name) && given[name] !== undefined ? [[name, read(given[name])]] : [],
    );
    return Object.fromEntries(kept) as Kept<Reads>;
  };

const textureUse = fields({
  index: whole,
  texCoord: oneOf(0, 1, 2, 3),
  scale: number,
  strength: number,
  extensions: fields({
    KHR_texture_transform: fields({
      offset: numbers(2),
      rotation: number,
      scale: numbers(2),
      texCoord: oneOf(0, 1, 2, 3),
    }),
  }),
});

const material = fields({
  pbrMetallicRoughness: fields({
    baseColorFactor: numbers(4),
    baseColorTexture: textureUse,
    metallicFactor: number,
    roughnessFactor: number,
    metallicRoughnessTexture: textureUse,
  }),
  normalTexture: textureUse,
  occlusionTexture: textureUse,
  emissiveTexture: textureUse,
  emissiveFactor: numbers(3),
  alphaMode: oneOf('OPAQUE', 'MASK', 'BLEND'),
  alphaCutoff: number,
  doubleSided: flag,
  extensions: fields({ KHR_materials_unlit: fields({}) }),
});

const primitive = fields({
  attributes: fields({
    POSITION: whole,
    NORMAL: whole,
    TANGENT: whole,
    TEXCOORD_0: whole,
    TEXCOORD_1: whole,
    TEXCOORD_2: whole,
    TEXCOORD_3: whole,
    COLOR_0: whole,
  }),
  indices: whole,
  material: whole,
  mode: oneOf(0, 1, 2, 3, 4, 5, 6),
});

const accessor = fields({
  bufferView: whole,
  byteOffset: whole,
  componentType: oneOf(5120, 5121, 5122, 5123, 5125, 5126),
  normalized: flag,
  count: whole,
  type: oneOf('SCALAR', 'VEC2', 'VEC3', 'VEC4'),
  min: numbers(1, 4),
  max: numbers(1, 4),
});

const bufferView = fields({
  buffer: oneOf(0),
  byteOffset: whole,
  byteLength: whole,
  byteStride: whole,
  target: oneOf(34962, 34963),
});

const image = fields({ bufferView: whole, mimeType: oneOf('image/jpeg', 'image/png') });

const WRAPS = oneOf(33071, 33648, 10497);

const readDocument = fields({
  asset: fields({ version: oneOf('2.0') }),
  scene: whole,
  scenes: list(fields({ nodes: list(whole, 5000, 'objects') }), 20, 'scenes'),
  nodes: list(
    fields({
      mesh: whole,
      children: list(whole, 5000, 'objects'),
      matrix: numbers(16),
      translation: numbers(3),
      rotation: numbers(4),
      scale: numbers(3),
    }),
    5000,
    'objects',
  ),
  meshes: list(fields({ primitives: list(primitive, 500, 'parts in a mesh') }), 2000, 'meshes'),
  materials: list(material, 500, 'materials'),
  textures: list(fields({ source: whole, sampler: whole }), 64, 'textures'),
  images: list(image, 32, 'pictures'),
  samplers: list(
    fields({
      magFilter: oneOf(9728, 9729),
      minFilter: oneOf(9728, 9729, 9984, 9985, 9986, 9987),
      wrapS: WRAPS,
      wrapT: WRAPS,
    }),
    64,
    'samplers',
  ),
  accessors: list(accessor, 20_000, 'data arrays'),
  bufferViews: list(bufferView, 20_000, 'data arrays'),
  extensionsUsed: list(String, 50, 'extensions'),
  extensionsRequired: list(String, 50, 'extensions'),
});

export type ModelDocument = ReturnType<typeof readDocument>;
export type ModelAccessor = ReturnType<typeof accessor>;

const hasOutsideFile = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((one) => typeof one === 'object' && one !== null && Object.hasOwn(one, 'uri'));

/**
 * Reads a model's document and keeps only what draws it. Throws for files outside the model, for extensions that need a
 * decoder, and for more objects than a browser can draw.
 */
export function readModelDocument(value: unknown): ModelDocument {
  const given = Object(value) as Readonly<Record<string, unknown>>;
  requireModel(
    !hasOutsideFile(given.images) && !hasOutsideFile(given.buffers),
    'This model refers to other files. Export it as one GLB file with its pictures inside.',
  );
  requireNoSparse(given.accessors);
  const document = readDocument(value);
  requireModel(document.asset?.version === '2.0', DAMAGED);
  const foreign = document.extensionsRequired?.find((name) => !EXTENSIONS.includes(name));
  if (foreign !== undefined) {
    const name = /^\w{1,60}$/.test(foreign) ? foreign : 'an unknown extension';
    throw new ModelError(
      `This model needs ${name}, which tours don't support. Export it without compression.`,
    );
  }
  const { extensionsUsed, extensionsRequired, ...rest } = document;
  const used = extensionsUsed?.filter((name) => EXTENSIONS.includes(name)) ?? [];
  return {
    ...rest,
    ...(used.length > 0 && { extensionsUsed: used }),
    ...(extensionsRequired !== undefined &&
      extensionsRequired.length > 0 && { extensionsRequired }),
  };
}

function requireNoSparse(accessors: unknown): void {
  const hasSparse =
    Array.isArray(accessors) && accessors.some((one) => Object(one).sparse !== undefined);
  requireModel(!hasSparse, 'This model uses sparse data. Export it without shape keys.');
}
