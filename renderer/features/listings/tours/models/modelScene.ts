import {
  Box3,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Material,
  Mesh,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { loseContextOf } from '../loseContextOf.ts';
import type { Place } from '../projection.ts';
import { decodeTextures } from './modelTextures.ts';
import { cameraPlace, halfHeight, type ModelPlace, type Orbit } from './orbit.ts';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export interface ModelScene {
  /** Width, height, and depth of the model in its own unit, meters by the standard. */
  readonly size: readonly [number, number, number];
  readonly draw: (orbit: Orbit, window: WindowSize) => void;
  /** Returns the place of the model at a position in the window, or null beside the model. */
  readonly pick: (at: Place) => ModelPlace | null;
  /** Shows the model in a headset until the session ends. */
  readonly present: (session: XRSession, isToScale: boolean) => Promise<void>;
  readonly dispose: () => void;
}

/** Height of a model without a scale when it is shown in a headset, in meters. */
const TABLE_SIZE = 1.5;

/** Prepares a canvas that shows a clean GLB model. */
export async function createModelScene(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ModelScene> {
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  const loader = new GLTFLoader();
  loader.register(decodeTextures);
  const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { scene: model } = await loader.parseAsync(content, '');
  model.updateMatrixWorld(true);
  const box = new Box3().setFromObject(model);
  const extent = box.getSize(new Vector3());
  const center = box.getCenter(new Vector3());
  const radius = Math.max(extent.length() / 2, 1e-4);

  const scene = new Scene();
  const stage = new Group().add(model);
  scene.add(stage, new HemisphereLight(0xffffff, 0x8c8474, 1.7));
  const sun = new DirectionalLight(0xffffff, 1.5);
  sun.position.set(0.4, 1, 0.6);
  scene.add(sun);
  const camera = new PerspectiveCamera();
  const caster = new Raycaster();

  return {
    size: [extent.x, extent.y, extent.z],
    draw(orbit, { width, height }) {
      if (renderer.xr.isPresenting) return;
      const ratio = Math.min(devicePixelRatio, 2);
      const isResized =
        canvas.width !== Math.floor(width * ratio) || canvas.height !== Math.floor(height * ratio);
      if (isResized) {
        renderer.setPixelRatio(ratio);
        renderer.setSize(width, height, false);
      }
      camera.aspect = width / height;
      camera.fov = (Math.atan(halfHeight(camera.aspect)) * 360) / Math.PI;
      const [x, y, z] = cameraPlace(orbit);
      camera.near = radius * Math.max(0.005, orbit.distance / 200);
      camera.far = radius * (orbit.distance + 4);
      camera.position.set(x, y, z).multiplyScalar(radius).add(center);
      camera.lookAt(new Vector3(...orbit.target).multiplyScalar(radius).add(center));
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
      renderer.render(scene, camera);
    },
    pick({ x, y }) {
      caster.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), camera);
      const [hit] = caster.intersectObject(model, true);
      if (hit === undefined) return null;
      const share = (value: number, least: number, length: number) =>
        length === 0 ? 0 : Math.min(1, Math.max(0, (value - least) / length));
      return {
        x: share(hit.point.x, box.min.x, extent.x),
        y: share(hit.point.y, box.min.y, extent.y),
        z: share(hit.point.z, box.min.z, extent.z),
      };
    },
    async present(session, isToScale) {
      const longest = Math.max(extent.x, extent.y, extent.z, 1e-4);
      const scale = isToScale ? 1 : TABLE_SIZE / longest;
      // The model is on the floor in front of the viewer.
      stage.scale.setScalar(scale);
      stage.position.set(-center.x * scale, -box.min.y * scale, -(box.max.z * scale + 1));
      scene.background = new Color(0xe9e6dc);
      [camera.near, camera.far] = [0.05, 1000];
      renderer.xr.enabled = true;
      renderer.xr.setReferenceSpaceType('local-floor');
      const ended = new Promise<void>((resolve) => {
        session.addEventListener('end', () => resolve(), { once: true });
      });
      try {
        await renderer.xr.setSession(session);
        renderer.setAnimationLoop(() => renderer.render(scene, camera));
        await ended;
      } finally {
        renderer.setAnimationLoop(null);
        renderer.xr.enabled = false;
        scene.background = null;
        stage.scale.setScalar(1);
        stage.position.set(0, 0, 0);
        stage.updateMatrixWorld(true);
      }
    },
    dispose() {
      void renderer.xr.getSession()?.end();
      model.traverse((part) => {
        if (!(part instanceof Mesh)) return;
        part.geometry.dispose();
        for (const material of [part.material].flat()) disposeMaterial(material);
      });
      renderer.dispose();
      loseContextOf(canvas, renderer.getContext());
    },
  };
}

function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) {
    if (!(value instanceof Texture)) continue;
    value.dispose();
    if (value.image instanceof ImageBitmap) value.image.close();
  }
  material.dispose();
}
