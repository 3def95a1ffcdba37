import {
  ClampToEdgeWrapping,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  MirroredRepeatWrapping,
  NearestFilter,
  NearestMipmapLinearFilter,
  NearestMipmapNearestFilter,
  RepeatWrapping,
  Texture,
} from 'three';
import type { GLTFLoaderPlugin, GLTFParser } from 'three/addons/loaders/GLTFLoader.js';

const MAG_FILTERS = { 9728: NearestFilter, 9729: LinearFilter } as const;
const MIN_FILTERS = {
  9728: NearestFilter,
  9729: LinearFilter,
  9984: NearestMipmapNearestFilter,
  9985: LinearMipmapNearestFilter,
  9986: NearestMipmapLinearFilter,
  9987: LinearMipmapLinearFilter,
} as const;
const WRAPS = {
  33071: ClampToEdgeWrapping,
  33648: MirroredRepeatWrapping,
  10497: RepeatWrapping,
} as const;

interface Sampler {
  readonly magFilter?: keyof typeof MAG_FILTERS;
  readonly minFilter?: keyof typeof MIN_FILTERS;
  readonly wrapS?: keyof typeof WRAPS;
  readonly wrapT?: keyof typeof WRAPS;
}

/** The part of a clean document that textures need. */
interface TextureDocument {
  readonly textures: readonly { readonly source: number; readonly sampler?: number }[];
  readonly images: readonly { readonly bufferView: number; readonly mimeType: string }[];
  readonly samplers?: readonly Sampler[];
}

/**
 * Decodes pictures of a model from their bytes. The loader itself fetches `blob:` addresses, which the content security
 * policy denies.
 */
export function decodeTextures(parser: GLTFParser): GLTFLoaderPlugin {
  const document = parser.json as TextureDocument;
  async function load(index: number): Promise<Texture> {
    const { source, sampler = -1 } = document.textures[index] ?? { source: -1 };
    const image = document.images[source];
    const bytes: ArrayBuffer = await parser.getDependency('bufferView', image?.bufferView ?? -1);
    const blob = new Blob([bytes], { type: image?.mimeType ?? '' });
    const bitmap = await createImageBitmap(blob, {
      colorSpaceConversion: 'none',
      premultiplyAlpha: 'none',
    });
    const texture = new Texture(bitmap);
    const {
      magFilter = 9729,
      minFilter = 9987,
      wrapS = 10497,
      wrapT = 10497,
    } = document.samplers?.[sampler] ?? {};
    texture.flipY = false;
    texture.magFilter = MAG_FILTERS[magFilter];
    texture.minFilter = MIN_FILTERS[minFilter];
    texture.generateMipmaps = minFilter > 9729;
    texture.wrapS = WRAPS[wrapS];
    texture.wrapT = WRAPS[wrapT];
    texture.needsUpdate = true;
    parser.associations.set(texture, { textures: index });
    return texture;
  }
  return { name: 'HAVEN_textures', loadTexture: load };
}
