import { craft, type Skill, tool } from "../skill.ts";

export const machineLearningSkills: readonly Skill[] = [
  craft("Machine learning", [
    "ML",
    "Machine-learning",
    "Applied machine learning",
    "ML models",
    "Machine learning models",
    "ML algorithms",
    "Machine learning algorithms",
    "Supervised learning",
    "Unsupervised learning",
  ]),
  craft("Artificial intelligence", ["AI", "Applied AI", "AI/ML", "AI models", "AI solutions"], {
    near: ["Machine learning"],
  }),
  craft(
    "Deep learning",
    [
      "Neural networks",
      "Deep neural networks",
      "CNN",
      "RNN",
      "LSTM",
      "Convolutional neural networks",
      "Artificial neural networks",
    ],
    { implies: ["Machine learning"] },
  ),
  craft(
    "Natural language processing",
    [
      "NLP",
      "Natural-language processing",
      "Text mining",
      "Text analytics",
      "Text classification",
      "Named entity recognition",
      "Sentiment analysis",
    ],
    { implies: ["Machine learning"] },
  ),
  craft(
    "Computer vision",
    [
      "Image recognition",
      "Image processing",
      "Object detection",
      "Image classification",
      "Image segmentation",
      "Machine vision models",
    ],
    { implies: ["Machine learning"] },
  ),
  craft(
    "Large language models",
    [
      "LLMs",
      "LLM applications",
      "GPT-4",
      "OpenAI API",
      "ChatGPT API",
      "Claude API",
      "Foundation models",
      "LLM-based applications",
      "LLM integration",
      "LLM development",
    ],
    { near: ["Natural language processing"] },
  ),
  craft(
    "Generative AI",
    ["GenAI", "Gen AI", "Generative artificial intelligence", "Diffusion models", "Stable Diffusion"],
    { near: ["Large language models"] },
  ),
  craft("Prompt engineering", ["Prompt design", "Prompting LLMs"], {
    near: ["Large language models", "Generative AI"],
  }),
  craft(
    "Retrieval-augmented generation",
    ["RAG", "RAG pipelines", "Retrieval augmented generation", "Semantic search"],
    { implies: ["Large language models"] },
  ),
  craft("LLM fine-tuning", ["Fine-tuning models", "Model fine-tuning", "LoRA", "QLoRA", "RLHF", "PEFT"], {
    implies: ["Large language models"],
  }),
  craft(
    "AI agents",
    ["Agentic AI", "AI agent development", "Multi-agent systems", "Model Context Protocol", "LLM agents"],
    { implies: ["Large language models"] },
  ),
  tool("LangChain", ["Lang Chain", "LangGraph", "LlamaIndex"], { implies: ["Large language models", "Python"] }),
  tool("Hugging Face", ["HuggingFace", "Hugging Face Transformers", "BERT", "Transformer models"], {
    implies: ["Deep learning"],
  }),
  tool("PyTorch", ["Py Torch", "Torch", "PyTorch Lightning"], {
    implies: ["Deep learning", "Python"],
    near: ["TensorFlow"],
    onlyListed: ["Torch"],
  }),
  tool("TensorFlow", ["Tensor Flow", "TensorFlow 2", "TFX", "TensorFlow Lite"], {
    implies: ["Deep learning"],
    near: ["JAX"],
  }),
  tool("Keras", ["Keras API"], { implies: ["Deep learning", "Python"], near: ["PyTorch"] }),
  tool("JAX", ["Flax library", "Google JAX"], { implies: ["Deep learning", "Python"] }),
  tool("scikit-learn", ["Scikit learn", "sklearn", "Sci-kit learn", "Scikit"], {
    implies: ["Machine learning", "Python"],
  }),
  tool(
    "XGBoost",
    ["LightGBM", "CatBoost", "Gradient boosting", "Random forests", "Random forest", "Gradient boosted trees"],
    { implies: ["Machine learning"] },
  ),
  tool("OpenCV", ["Open CV", "YOLO"], { implies: ["Computer vision"] }),
  tool("spaCy", ["Gensim"], { implies: ["Natural language processing", "Python"] }),
  tool("NLTK", [], { implies: ["Natural language processing", "Python"], near: ["spaCy"] }),
  tool("Pandas", ["pandas DataFrames", "pandas library", "Polars"], { implies: ["Python"], near: ["NumPy"] }),
  tool("NumPy", ["Num Py", "SciPy", "Sci Py"], { implies: ["Python"] }),
  tool("Jupyter", ["Jupyter Notebook", "Jupyter notebooks", "JupyterLab", "Google Colab"], { near: ["Python"] }),
  tool("Amazon SageMaker", ["SageMaker", "AWS SageMaker", "Sage Maker"], {
    implies: ["Machine learning", "Amazon Web Services"],
    near: ["Vertex AI", "Azure Machine Learning"],
  }),
  tool("Vertex AI", ["Google Vertex AI", "Google AI Platform"], {
    implies: ["Machine learning", "Google Cloud"],
    near: ["Azure Machine Learning"],
  }),
  tool("Azure Machine Learning", ["Azure ML", "Azure ML Studio", "Azure AI", "Azure OpenAI"], {
    implies: ["Machine learning", "Microsoft Azure"],
  }),
  tool("Amazon Bedrock", ["AWS Bedrock", "Bedrock AI"], { implies: ["Large language models", "Amazon Web Services"] }),
  craft("MLOps", ["ML Ops", "Machine learning operations", "ML engineering", "ML pipelines", "ML infrastructure"], {
    implies: ["Machine learning"],
    near: ["DevOps"],
  }),
  tool("MLflow", ["ML flow", "Weights & Biases", "Weights and Biases", "wandb"], { implies: ["MLOps"] }),
  tool("Kubeflow", [], { implies: ["MLOps"], near: ["MLflow"] }),
  craft(
    "Model deployment",
    [
      "Model serving",
      "Model monitoring",
      "ML model deployment",
      "Deploying machine learning models",
      "Productionizing models",
      "Triton Inference Server",
      "ONNX",
    ],
    { near: ["MLOps"] },
  ),
  craft("Feature engineering", ["Feature selection", "Feature stores", "Feature store"], {
    implies: ["Machine learning"],
  }),
  craft(
    "Recommender systems",
    [
      "Recommendation systems",
      "Recommendation engines",
      "Recommendation engine",
      "Collaborative filtering",
      "Personalization models",
    ],
    { implies: ["Machine learning"] },
  ),
  craft("Reinforcement learning", ["Deep reinforcement learning", "Q-learning"], { implies: ["Machine learning"] }),
  craft("Speech recognition", ["ASR", "Speech-to-text", "Text-to-speech", "Voice recognition models"], {
    implies: ["Machine learning"],
  }),
  craft("Data annotation", [
    "Data labeling",
    "Data labelling",
    "Image annotation",
    "Annotation guidelines",
    "Labelbox",
  ]),
  craft(
    "Responsible AI",
    ["AI ethics", "AI governance", "Model explainability", "Explainable AI", "XAI", "SHAP", "Bias testing of models"],
    { near: ["Machine learning"] },
  ),
  craft(
    "Chatbot development",
    ["Conversational AI", "Dialogflow", "Amazon Lex", "Rasa", "Virtual assistants development"],
    { near: ["Natural language processing"] },
  ),
];
